/** A browser fetches the file when it saves it, which may be after the person was asked where to. */
const RETENTION_MS = 60_000;

/** Hands the person a file made on this page. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), RETENTION_MS);
}
