import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { sessionUser } from '@/lib/auth';
import { PremiumLegend, SamplePicture, SitePage, SlipExamples } from '@/lib/client/home';

export const metadata: Metadata = { title: 'How duplicate works' };

export default async function RulesPage() {
  return (
    <SitePage user={await sessionUser(await headers())} width="text">
      <h1 className="text-3xl font-bold sm:text-4xl">How duplicate works</h1>
      <p className="mt-4 text-lg">
        A word game for any number of people at once. Luck is the same for everybody: all have the same
        letters on the same board, and nobody waits for a turn.
      </p>
      <Round />
      <Example />
      <Details />
    </SitePage>
  );
}

const STEPS = [
  ['The rack is shown', 'Seven tiles, the same for all: first what was left over, then the newly drawn.'],
  [
    'Everybody looks for a move',
    'Send one, and a better one as often as you like: until the clock ends the last one counts.',
  ],
  [
    'The top is laid',
    'The move worth most goes on every board, found or not. You get the points of your own.',
  ],
  [
    'The next rack',
    'What the top did not use stays, new tiles fill it up. Whoever has most points at the end wins.',
  ],
] as const;

function Round() {
  return (
    <ol className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {STEPS.map(([title, text], index) => (
        <li key={title} className="flex gap-4">
          <span className="w-6 shrink-0 text-2xl leading-7 font-bold text-accent tabular" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h2 className="font-bold">{title}</h2>
            <p className="text-quiet">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Example() {
  return (
    <section className="mt-12" aria-labelledby="example">
      <h2 id="example" className="text-2xl font-bold">
        One round
      </h2>
      <div className="mt-4 grid items-start gap-x-10 gap-y-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SamplePicture coordinates />
        <div>
          <p>
            The rack is <b>GRT + NNEI</b>. The best that can be made of it runs along the lowest row and takes
            in the E that lies there.
          </p>
          <p className="mt-3">
            Its letters make 10 points with the R on a double letter; the triple word in the corner makes 30;
            laying all seven tiles adds 50.
          </p>
          <div className="mt-5">
            <SlipExamples />
          </div>
        </div>
      </div>
    </section>
  );
}

function Details() {
  return (
    <section className="mt-12" aria-labelledby="details">
      <h2 id="details" className="text-2xl font-bold">
        The rules in full
      </h2>
      <dl className="mt-2">
        <Rule name="A move">
          Tiles of the rack in one line, joined to the tiles that lie there; every word that is formed or
          lengthened must be in the event’s word list. The first word lies across and covers the star, and is
          paid for the best place it could have.
        </Rule>
        <Rule name="Places">
          With the number first a word runs across: 15H begins in row 15, column H. With the letter first it
          runs down. An event may have it the other way round, as in French; an arrow always says which.
        </Rule>
        <Rule name="Points">
          Each tile is worth the figure on it. A coloured square counts in the round that covers it, letters
          before words:
          <div className="my-3">
            <PremiumLegend />
          </div>
          Words that are formed crosswise count too. Laying seven tiles at once adds 50.
        </Rule>
        <Rule name="Formats">
          An event may be played with more tiles: eight of which seven may be laid, eight (+50 for seven, +75
          for eight), nine (+100 for all), or any rack and bonus of its own. With a joker every rack holds a
          blank; when the top uses it, a real letter from the bag takes its place on the board and the blank
          stays.
        </Rule>
        <Rule name="Blanks">
          The two tiles without a figure stand for any letter and are worth nothing. A blank is written as a
          small letter.
        </Rule>
        <Rule name="The draw">
          Usually: up to round 15 a rack has at least two vowels and two consonants, later one of each; Y and
          blanks are whichever is needed. A rack that breaks this goes back whole, and seven new tiles are
          drawn. The draw follows from a secret seed: its fingerprint is published before the game, the seed
          after it, so anybody can check it.
        </Rule>
        <Rule name="The top">
          The move worth most. Of several: one that uses fewer blanks, then one that ends the game, then the
          one that opens the board most.
        </Rule>
        <Rule name="Solo">
          Where the host plays with it, a player who alone has the best score of a round gets 10 more, if at
          least 16 take part.
        </Rule>
        <Rule name="The ranking">
          By points; who has the same number shares the rank. The negative is what is missing to all tops
          together, the percentage what was reached of them.
        </Rule>
        <Rule name="The end">
          When all tiles lie, when nothing can be laid with what is left, when only vowels or only consonants
          remain, or after the number of rounds that the host chose.
        </Rule>
      </dl>
    </section>
  );
}

function Rule({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
