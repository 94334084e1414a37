import { toast } from '@kaaj/web-kit';
import { type ReactNode } from 'react';
import { useOptionalModule } from '../design/use-optional-module';
import { useMessages } from '../messages';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  /** On phones it rises from the lower edge. */
  readonly sheet?: boolean;
  /** In px; never wider than the screen. */
  readonly width?: number;
  readonly children: ReactNode;
}

/**
 * The design system's modal; toasts and confirm dialogs stay above it. It loads when the first one opens; if it cannot
 * load, a toast reports it.
 */
export function FrameModal({ title, onClose, sheet = false, width = 640, children }: Props) {
  const t = useMessages();
  const giveUp = () => {
    toast.error(t('unavailable.title'));
    onClose();
  };
  const data = useOptionalModule('modal', () => import('@kaaj/ui/data'), giveUp);
  if (!data) return null;
  return (
    <data.Modal open title={title} onClose={onClose} width={width} sheet={sheet}>
      {children}
    </data.Modal>
  );
}
