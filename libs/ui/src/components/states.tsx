import { type ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from '../drawings/empty-drawings';
import { RefreshIcon } from '../icons/icons';
import { useUiSettings } from '../settings/ui-settings';
import { Button } from './button';
import { classes } from './classes';
import { PageTitle } from './headings';

export interface EmptyStateProps {
  drawing: EmptyDrawingName;
  /** Exactly the specified sentence. */
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a ButtonLink or a Button. */
  action?: ReactNode;
  /** The heading's level; a paragraph when absent. At level 1 it names the page in the browser's tab. */
  level?: 1 | 2 | 3;
  /** The page's name in the browser's tab, where it is not the title. */
  tabTitle?: string | undefined;
  compact?: boolean;
}

/** Nothing here yet: a drawing, what it means, and what to do next. */
export function EmptyState({ drawing, title, tabTitle, text, action, level, compact = false }: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p';
  return (
    <div className={classes('k-empty', compact && 'k-empty--compact')}>
      {level === 1 && <PageTitle>{tabTitle ?? title}</PageTitle>}
      <EmptyDrawing name={drawing} />
      <Title className="k-empty__title">{title}</Title>
      {text && <p className="k-empty__text">{text}</p>}
      {action && <div className="k-empty__action">{action}</div>}
    </div>
  );
}

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** An error state: announced at once, with a retry button. */
export function ErrorState({ title, text, onRetry, retrying = false }: ErrorStateProps) {
  const { texts } = useUiSettings();
  return (
    <div className="k-empty" role="alert">
      <EmptyDrawing name="unavailable" />
      <p className="k-empty__title">{title}</p>
      {text && <p className="k-empty__text">{text}</p>}
      <div className="k-empty__action">
        <Button variant="secondary" icon={<RefreshIcon />} pending={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </div>
  );
}
