import { words } from '../../messages/index.ts';
import { announce } from '../live.tsx';

/** Copies text, announces it and returns the sentence to show. */
export async function copyText(text: string, done: string): Promise<string> {
  const sentence = (await toClipboard(text)) ? done : words().notCopied;
  announce(sentence);
  return sentence;
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without https the clipboard API is not available; execCommand still works.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'hidden-but-heard';
  // Elements outside an open dialog cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

/** Opens the share sheet of the device, or else copies the link. Returns the sentence to show. */
export async function shareLink(url: string, title: string): Promise<string> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ url, title });
      return '';
    } catch (e) {
      if (e instanceof DOMException && e.name === 'AbortError') return '';
    }
  }
  return copyText(url, words().menu.linkCopied);
}

export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

/** Opens the share sheet of the device. False: it did not open. */
export async function shareFile(file: File, title: string): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title });
    return true;
  } catch (e) {
    return e instanceof DOMException && e.name === 'AbortError';
  }
}

export function saveFile(name: string, content: string | Blob): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
