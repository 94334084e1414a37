import { App } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon, XCircleIcon } from '../icons/icons';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ConfirmQuestion {
  title: ReactNode;
  text?: ReactNode;
  /** The words on the two buttons. */
  ok: string;
  cancel: string;
  /** The action takes something away. */
  danger?: boolean;
}

export interface Ui {
  /** A sentence at the top right for 5000 ms. */
  toast(kind: ToastKind, text: ReactNode): void;
  /** Resolves to true when the person agrees, to false when they close or cancel. */
  confirm(question: ConfirmQuestion): Promise<boolean>;
}

const icons = { success: CheckCircleIcon, error: XCircleIcon, warning: WarningIcon, info: InfoIcon } as const;

/** Toasts and confirmations of the UiRoot above. */
export function useUi(): Ui {
  const { notification, modal } = App.useApp();
  return useMemo(
    () => ({
      toast: (kind, text) => {
        const ToastIcon = icons[kind];
        notification.open({
          title: text,
          icon: <ToastIcon size={22} />,
          closeIcon: <CloseIcon size={18} />,
          className: `k-toast k-toast--${kind}`,
          role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
        });
      },
      confirm: ({ title, text, ok, cancel, danger = false }) =>
        new Promise<boolean>((resolve) => {
          modal.confirm({
            title,
            content: text,
            icon: null,
            okText: ok,
            cancelText: cancel,
            okButtonProps: { danger },
            focusable: { autoFocusButton: danger ? 'cancel' : 'ok' },
            centered: true,
            mask: { closable: true },
            // The usual one grows: whoever presses at once would hit the mask where the button is about to be.
            transitionName: 'ant-fade',
            className: 'k-confirm',
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          });
        }),
    }),
    [notification, modal],
  );
}
