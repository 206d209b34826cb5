export { type Frame, Hub, type Outlet, SLOW_READER_BYTES, type Subscriber, type Topic } from './hub';
export { frame, HEARTBEAT_MS, PersonalFrame, RETRY, SSE_HEADERS, withFields } from './sse';
