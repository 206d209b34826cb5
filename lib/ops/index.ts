export { lanAddresses } from './addresses';
export {
  childEnvironment,
  type Env,
  env,
  type OAuthClient,
  overrideEnv,
  type RequestLimits,
  readEnv,
} from './env';
export { createLogger, type LogFields, type Logger, type LogLevel, type LogSink, log } from './log';
export { type LoopDelay, loopDelay, startLoopMeter } from './loop-delay';
export { Counter, counter, gauge, Histogram, histogram, type Labels, metricsText } from './metrics';
export { OperatorError } from './operator-error';
export { peekShared, setShared, shared, takeShared } from './registry';
export { authSecret } from './secret';
export { isShuttingDown, onShutdown, type ShutdownPhase, shutdown, stopOnSignals } from './shutdown';
export { withYoung } from './with-young';
