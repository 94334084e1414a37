import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../components/button';
import { ErrorBoundary } from '../components/error-boundary';
import { RefreshIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';
import { useLazyModule } from '../settings/use-lazy-module';

interface ChartRoomProps<Props> {
  /** Fetches the chart: `() => import('./coins-chart')`. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  children: (Chart: ComponentType<Props>) => ReactNode;
}

/**
 * Reserves the space of a chart, and loads its code only when the space comes into view. If the chart cannot load or
 * throws, the error stays inside this space.
 */
export function LazyChart<Props>({ load, children }: ChartRoomProps<Props>) {
  const room = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => !('IntersectionObserver' in window));
  const { loaded, retry } = useLazyModule(seen ? 'chart' : null, load);

  useEffect(() => {
    const element = room.current;
    if (seen || !element) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);

  if (loaded.state === 'failed') return <NoChart onRetry={retry} />;
  if (loaded.state === 'loading') return <div ref={room} className="k-chart-room" />;
  return (
    <ErrorBoundary fallback={(reset) => <NoChart onRetry={reset} />}>{children(loaded.value.default)}</ErrorBoundary>
  );
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
