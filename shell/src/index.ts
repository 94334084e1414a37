/** Lets the browser draw and answer before more is asked of it. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

/** What the first page is made of, each part run in a task of its own: all at once would keep a phone from answering. */
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
