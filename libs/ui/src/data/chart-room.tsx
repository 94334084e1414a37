import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../components/button';
import { ErrorBoundary } from '../components/error-boundary';
import { RefreshIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';

interface ChartRoomProps<Props> {
  /** Fetches the chart: `() => import('./coins-chart')`. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  children: (Chart: ComponentType<Props>) => ReactNode;
}

/**
 * Keeps the place of a chart, and fetches its code only when the place comes on the screen. A chart that cannot be had, or
 * breaks, says so here; the page around it goes on.
 */
export function ChartRoom<Props>({ load, children }: ChartRoomProps<Props>) {
  const room = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => !('IntersectionObserver' in window));
  const { Chart, failed, retry } = useChart(load, seen);

  useEffect(() => {
    const element = room.current;
    if (seen || !element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);

  if (failed) return <NoChart onRetry={retry} />;
  if (!Chart) return <div ref={room} className="k-chart-room" />;
  return <ErrorBoundary fallback={(again) => <NoChart onRetry={again} />}>{children(Chart)}</ErrorBoundary>;
}

/** Not React.lazy, which keeps a failure for ever. */
function useChart<Props>(load: ChartRoomProps<Props>['load'], wanted: boolean) {
  const [attempt, setAttempt] = useState(0);
  const [Chart, setChart] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  const start = useEffectEvent(load);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    start().then(
      (loaded) => current && setChart(() => loaded.default),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return { Chart, failed, retry };
}

function NoChart({ onRetry }: { onRetry: () => void }) {
  const { texts } = useUiSettings();
  return (
    <div className="k-chart-room k-chart-room--failed" role="alert">
      <p>{texts.chartFailed}</p>
      <Button variant="secondary" icon={<RefreshIcon />} onClick={onRetry}>
        {texts.retry}
      </Button>
    </div>
  );
}
