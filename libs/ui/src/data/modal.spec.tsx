import { createRoot } from 'react-dom/client';
import { UiSettingsProvider } from '..';
import { texts } from '../testing/texts';
import { Modal } from './modal';

/** Calls back as soon as a dialog is there, before anything that waits for the first picture. */
function onceThere(callback: () => void): void {
  const seen = new MutationObserver(() => {
    if (!document.querySelector('[role="dialog"]')) return;
    seen.disconnect();
    callback();
  });
  seen.observe(document.body, { childList: true, subtree: true });
}

describe('a dialog that opens by itself', () => {
  // With act() all effects would have run before the test continues.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  beforeAll(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
  afterAll(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));

  it('is closed by an Escape in the same moment', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    const onClose = jest.fn();
    const pressed = new Promise<void>((resolve) =>
      onceThere(() => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        resolve();
      }),
    );
    root.render(
      <UiSettingsProvider language="en" theme="light" texts={texts}>
        <Modal open onClose={onClose} title="Notification">
          <p>Nothing new.</p>
        </Modal>
      </UiSettingsProvider>,
    );
    await pressed;
    expect(onClose).toHaveBeenCalledTimes(1);
    root.unmount();
  });
});
