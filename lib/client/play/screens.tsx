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
  return whenIdle(() => void parts.reduce((before, { load }) => before.then(load), Promise.resolve()));
}
