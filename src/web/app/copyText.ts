// Copies a text and confirms it.
import { shellLines } from '../../words/web/shell.ts';
import { toast } from '../design/toasts.ts';
import { linesNow } from './lang.ts';

export async function copyText(text: string): Promise<void> {
  const l = linesNow(shellLines);
  try {
    await navigator.clipboard.writeText(text);
    toast(l.copied, 'good');
  } catch {
    toast(l.copyFailed, 'bad');
  }
}
