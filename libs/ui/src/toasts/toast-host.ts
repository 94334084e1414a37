let host: HTMLElement | undefined;

/** The element that holds the toasts. */
export function toastHost(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.className = 'k-toast-host';
  }
  if (!host.isConnected) raiseToasts();
  return host;
}

/** Elements outside an open dialog are inert: the toasts move into the topmost one. */
export function raiseToasts(): void {
  if (host) ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(host);
}
