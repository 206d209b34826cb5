import { SignalSheet } from '../signals';
import { later, whenIdle } from '../ui';

/** The page, while a screen is on its way that could not be loaded ahead. */
const calm = <main className="min-h-dvh" aria-busy="true" />;

export const JoinScreen = later(async () => (await import('./join-screen')).JoinScreen, calm);
export const RemovedScreen = later(async () => (await import('./removed-screen')).RemovedScreen, calm);
export const WaitingScreen = later(async () => (await import('./waiting-screen')).WaitingScreen, calm);
export const LobbyScreen = later(async () => (await import('./lobby-screen')).LobbyScreen, calm);
export const WrittenScreen = later(async () => (await import('./written-screen')).WrittenScreen, calm);
export const BetweenScreen = later(async () => (await import('./between-screen')).BetweenScreen, calm);
export const FinishedScreen = later(async () => (await import('./finished-screen')).FinishedScreen, calm);
export const SeatSheet = later(async () => (await import('./seat-sheet')).SeatSheet);
export const HowToSheet = later(async () => (await import('./how-to-sheet')).HowToSheet);

/** The screen of now is drawn first: a browser is idle between its frames too, and a slow line would be shared. */
const AFTER_THE_BOARD_MS = 1000;

/** What may come next, whatever the screen of now: it has to be there when the connection is not. */
export function loadAhead(): () => void {
  const parts = [
    LobbyScreen,
    BetweenScreen,
    HowToSheet,
    SeatSheet,
    SignalSheet,
    FinishedScreen,
    WrittenScreen,
  ];
  const load = () => void parts.reduce((before, part) => before.then(part.load), Promise.resolve());
  let stop = () => {};
  const timer = setTimeout(() => {
    stop = whenIdle(load);
  }, AFTER_THE_BOARD_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
