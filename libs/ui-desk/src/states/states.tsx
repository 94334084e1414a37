import {
  Button,
  classes,
  EmptyDrawing,
  type EmptyStateProps,
  type ErrorStateProps,
  PageTitle,
  useUiSettings,
} from '@kaaj/ui';
import { RefreshIcon } from '@kaaj/ui/icons';
import { Empty, Result } from 'antd';

/** Nothing here yet: a drawing, what it means, and what to do next. */
export function EmptyState({ drawing, title, tabTitle, text, action, level, compact = false }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <Empty
      className={classes('k-empty', compact && 'k-empty--compact')}
      classNames={{ footer: 'k-empty__action' }}
      image={<EmptyDrawing name={drawing} />}
      description={
        <>
          {level === 1 && <PageTitle>{tabTitle ?? title}</PageTitle>}
          <Title className="k-empty__title">{title}</Title>
          {text && <p className="k-empty__text">{text}</p>}
        </>
      }
    >
      {action}
    </Empty>
  );
}

/** An error state: announced at once, with a retry button. */
export function ErrorState({ title, text, onRetry, retrying = false, drawing = 'unavailable' }: ErrorStateProps) {
  const { texts } = useUiSettings();
  return (
    <Result
      role="alert"
      status="error"
      className="k-empty"
      classNames={{ extra: 'k-empty__action' }}
      icon={<EmptyDrawing name={drawing} />}
      title={<p className="k-empty__title">{title}</p>}
      subTitle={text && <p className="k-empty__text">{text}</p>}
      extra={
        <Button variant="secondary" icon={<RefreshIcon />} pending={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    />
  );
}
