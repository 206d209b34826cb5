import { readerOf } from '@/lib/i18n/request';
import type { HttpRequest } from './message';

/** In which language a file speaks: asked for, or as the reader's pages. */
export const languageIn = (request: HttpRequest, { language: tag }: { language?: string | undefined }) =>
  readerOf(tag, { cookie: request.header('cookie'), accepted: request.header('accept-language') }).tag;
