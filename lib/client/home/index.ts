export { CodeForm, type CodeFormProps } from './code-form';
export { DayText } from './day-text';
export { CODE_MESSAGES, parseCode, type TypedCode } from './parse-code';
export { RecentList, type RecentListProps } from './recent-list';
export { SitePage, type SitePageProps } from './site-page';
