/**
 * Hands the browser a file to keep.
 * @example saveFile('havre-aquatika.txt', text, 'text/plain');
 */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
