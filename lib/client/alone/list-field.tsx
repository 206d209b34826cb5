'use client';
import { LexiconChoice } from '../lexicons';
import type { ChosenList } from './use-list';

/** Which words count, for everything that is drawn here. */
export function ListField({ list, chosen, choose }: ChosenList) {
  return <LexiconChoice list={list} chosen={chosen?.id ?? ''} onChoose={choose} />;
}
