export { EventGate } from './event-gate';
export { Notice, type NoticeProps } from './notice';
export { SiteHeader } from './site-header';
