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
            // antd's own way back comes when it has faded out, wherever somebody quick has gone by then.
            focusable: { autoFocusButton: danger ? 'cancel' : 'ok', focusTriggerAfterClose: false },
            afterClose: () => returnFocus(opener),
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
    [modal],
  );
}
