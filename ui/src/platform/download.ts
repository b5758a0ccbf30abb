/** Hands a file over that the browser keeps where it keeps what was fetched. */
export function download(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not before the browser has begun to read it; some ask first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
