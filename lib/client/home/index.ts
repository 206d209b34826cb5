export { CodeForm, type CodeFormProps } from './code-form';
export { DayText } from './day-text';
export { CODE_MESSAGES, parseCode, type TypedCode } from './parse-code';
export { PremiumLegend } from './premium-legend';
export { RecentList, type RecentListProps } from './recent-list';
export { SamplePicture } from './sample-picture';
export { SitePage, type SitePageProps } from './site-page';
export { SlipExamples } from './slip-examples';
