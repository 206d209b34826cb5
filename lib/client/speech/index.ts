export { spokenLanguage } from './announcement';
export { ReadOut } from './read-out';
export { speak, stopSpeaking, useSpeaking, useVoices } from './speaker';
export { useAnnouncement } from './use-announcement';
export { VoiceFields } from './voice-fields';
