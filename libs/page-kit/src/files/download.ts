/** A browser reads the file when it saves it, which may be after a dialog for the location. */
const RETENTION_MS = 60_000;

/** Downloads a file that was created on this page. */
export function download(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), RETENTION_MS);
}
