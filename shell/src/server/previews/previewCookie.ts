import { type ShellCookie, shellCookie } from '../shellCookie.ts';

/** The cookie that shows a preview to a browser: it holds the preview's secret. @param origin the shop's own */
export const previewCookie = (origin: string): ShellCookie => shellCookie('preview', origin);
