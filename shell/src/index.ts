/** Yields to the browser, so that it can paint and handle input. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** The parts of the first page, each in a separate task: one long task would block input on a phone. */
const parts = [
  () => import('react-dom/client'),
  () => import('@kaaj/api-client/base'),
  () => import('@kaaj/web-kit'),
  () => import('@kaaj/ui'),
  () => import('./bootstrap'),
];

async function open() {
  for (const part of parts) {
    await part();
    await breath();
  }
}

void open();
