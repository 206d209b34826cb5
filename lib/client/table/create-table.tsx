'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import {
  type CreatedTable,
  type CreateTable,
  type Problem,
  TABLE_FORMATS,
  type TableSettings,
} from '@/lib/http/schemas';
import { useFormatter, useTranslations } from '@/lib/i18n/client';
import { ListField, useList } from '../alone';
import { notationOf } from '../board';
import { callApi, keep, kept } from '../live';
import { Button, Choice, Field, fieldError, ProblemText, Select } from '../ui';
import { ClockField, type ClockKind, clockOf } from './clock-field';
import { FORMAT } from './formats';
import { NAME_KEY } from './name-key';

/** Opens a table: how many play, by which clock, with which words. */
export function CreateTableForm() {
  const t = useTranslations('table');
  const format = useFormatter();
  const router = useRouter();
  const list = useList();
  const [name, setName] = useState('');
  const [seats, setSeats] = useState(2);
  const [kind, setKind] = useState<ClockKind>('player');
  const [amount, setAmount] = useState(25);
  const [challenge, setChallenge] = useState<'turn' | 'free' | 'void'>('turn');
  const [tiles, setTiles] = useState<TableSettings['format']>('normal');
  const [exchangeFrom, setExchangeFrom] = useState(7);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const before = kept(NAME_KEY);
    if (typeof before === 'string') setName(before);
  }, []);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (!list.chosen) return;
    setBusy(true);
    setProblem(null);
    const { id, tileSet } = list.chosen;
    const notation = notationOf(tileSet);
    const clock = clockOf(kind, amount);
    const body: CreateTable = {
      name,
      seats,
      clock,
      challenge,
      exchangeFrom,
      format: tiles,
      lexicon: id,
      notation,
    };
    const answer = await callApi<CreatedTable>('/api/tables', { body });
    if (!answer.ok) {
      setBusy(false);
      setProblem(answer.problem);
      return;
    }
    keep(NAME_KEY, name);
    router.push(`/table/${answer.body.code}`);
  };

  return (
    <form onSubmit={create} noValidate className="grid gap-6">
      <Field
        label={t('name')}
        name="name"
        autoComplete="nickname"
        maxLength={40}
        className="max-w-80"
        value={name}
        error={fieldError(problem, 'name')}
        onChange={(event) => setName(event.target.value)}
      />
      <Choice
        label={t('seats')}
        value={seats}
        onChange={(value) => setSeats(Number(value))}
        options={[2, 3, 4].map((value) => ({ value, label: format.number(value) }))}
      />
      <ClockField
        kind={kind}
        amount={amount}
        onChange={(nextKind, nextAmount) => {
          setKind(nextKind);
          setAmount(nextAmount);
        }}
      />
      <Choice
        label={t('challenge.setting')}
        value={challenge}
        onChange={(value) => setChallenge(value)}
        options={[
          { value: 'turn' as const, label: t('challenge.turn'), note: t('challenge.turnNote') },
          { value: 'free' as const, label: t('challenge.free'), note: t('challenge.freeNote') },
          { value: 'void' as const, label: t('challenge.void'), note: t('challenge.voidNote') },
        ]}
      />
      <Choice
        label={t('exchange.setting')}
        value={exchangeFrom}
        onChange={(value) => setExchangeFrom(Number(value))}
        options={[
          { value: 7, label: t('exchange.seven') },
          { value: 1, label: t('exchange.one') },
        ]}
      />
      <Select
        label={t('format.label')}
        className="max-w-80"
        value={tiles}
        onChange={(event) => setTiles(event.target.value as TableSettings['format'])}
      >
        {TABLE_FORMATS.map((id) => (
          <option key={id} value={id}>
            {t(FORMAT[id])}
          </option>
        ))}
      </Select>
      <ListField {...list} />
      <ProblemText problem={problem} fields={['name']} />
      <Button type="submit" kind="primary" size="lg" className="me-auto" busy={busy} disabled={!list.chosen}>
        {t('create')}
      </Button>
    </form>
  );
}
