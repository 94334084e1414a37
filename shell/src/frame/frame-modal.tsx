import { toast } from '@kaaj/web-kit';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useMessages } from '../messages';
import { useLazyModule } from '@kaaj/ui';

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
  const { loaded } = useLazyModule('modal', () => import('@kaaj/ui/data'));
  const failed = loaded.state === 'failed';
  const giveUp = useEffectEvent(() => {
    toast.error(t('unavailable.title'));
    onClose();
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  if (loaded.state !== 'ready') return null;
  const { Modal } = loaded.value;
  return (
    <Modal open title={title} onClose={onClose} width={width} sheet={sheet}>
      {children}
    </Modal>
  );
}
