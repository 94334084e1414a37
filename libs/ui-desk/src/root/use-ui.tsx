import { ClickShield, focusOrigin } from '@kaaj/ui';
import { App } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { returnFocus } from './return-focus';

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
  /** Resolves to true when the person agrees, to false when they close or cancel. */
  confirm(question: ConfirmQuestion): Promise<boolean>;
}

/** Confirmations of the UiRoot above. */
export function useUi(): Ui {
  const { modal } = App.useApp();
  return useMemo(
    () => ({
      confirm: ({ title, text, ok, cancel, danger = false }) =>
        new Promise<boolean>((resolve) => {
          const opener = focusOrigin();
          modal.confirm({
            title,
            content: (
              <>
                {text}
                <ClickShield />
              </>
            ),
            icon: null,
            okText: ok,
            cancelText: cancel,
            okButtonProps: { danger },
            // antd returns the focus only after the fade, even if the user has moved it by then.
            focusable: { autoFocusButton: danger ? 'cancel' : 'ok', focusTriggerAfterClose: false },
            afterClose: () => returnFocus(opener),
            centered: true,
            mask: { closable: true },
            // No zoom animation: an early click would hit the mask in place of a button.
            transitionName: 'ant-fade',
            className: 'k-confirm',
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          });
        }),
    }),
    [modal],
  );
}
