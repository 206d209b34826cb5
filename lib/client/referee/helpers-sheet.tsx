'use client';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { callApi, eventPath } from '@/lib/client/live';
import { Button, Choice, CopyButton, Field, fieldError, ProblemText, Sheet } from '@/lib/client/ui';
import type { InvitedStaff, Problem, Snapshot, StaffList, StaffMember, StaffRole } from '@/lib/http/schemas';
import { type MessageKey, useTranslations } from '@/lib/i18n/client';

const ROLE: Record<StaffRole, MessageKey<'referee'>> = {
  corrector: 'helpers.corrector',
  host: 'helpers.host',
};
const NOTE: Record<StaffRole, MessageKey<'referee'>> = {
  corrector: 'helpers.correctorNote',
  host: 'helpers.hostNote',
};

/** Co-hosts and correctors: invited by a link, and sent away by a tap. */
export function HelpersSheet({ open, onClose, event }: { open: boolean; onClose(): void; event: Snapshot }) {
  const t = useTranslations('referee');
  return (
    <Sheet open={open} title={t('helpers.title')} onClose={onClose}>
      <Helpers event={event} />
    </Sheet>
  );
}

function Helpers({ event: { code, staff: self } }: { event: Snapshot }) {
  const t = useTranslations('referee');
  const [staff, setStaff] = useState<StaffMember[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [made, setMade] = useState<InvitedStaff | null>(null);
  const path = eventPath(code, '/staff');
  const load = useCallback(async () => {
    const answer = await callApi<StaffList>(path);
    if (answer.ok) setStaff(answer.body.staff);
    else setProblem(answer.problem);
  }, [path]);
  useEffect(() => void load(), [load]);
  const end = async ({ id }: StaffMember) => {
    const answer = await callApi(`${path}/${id}`, { method: 'DELETE' });
    setProblem(answer.ok ? null : answer.problem);
    if (made?.id === id) setMade(null);
    await load();
  };
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line border-y border-line">
        {staff?.map((member) => (
          <li key={member.id} className="flex items-center gap-3 py-1.5">
            <p className="min-w-0 grow">
              <bdi className="block font-semibold break-words">{member.name}</bdi>
              <span className="text-sm text-quiet">{t(ROLE[member.role])}</span>
            </p>
            {member.role === 'corrector' || !self ? (
              <Button
                size="sm"
                kind="plain"
                aria-label={t('helpers.endLabel', { name: member.name })}
                onClick={() => void end(member)}
              >
                {t('helpers.end')}
              </Button>
            ) : null}
          </li>
        ))}
        {staff?.length === 0 ? <li className="py-3 text-quiet">{t('helpers.nobody')}</li> : null}
      </ul>
      <ProblemText problem={problem} />
      {made ? <Invitation made={made} /> : null}
      <Invite
        path={path}
        coHosts={!self}
        onMade={(invited) => {
          setMade(invited);
          void load();
        }}
      />
    </div>
  );
}

function Invitation({ made }: { made: InvitedStaff }) {
  const t = useTranslations('referee');
  return (
    <div role="status" className="rounded-ui border border-accent bg-accent-soft px-4 py-3">
      <p className="font-semibold">
        {t.rich('helpers.link', { name: made.name, b: (name) => <bdi>{name}</bdi> })}
      </p>
      <p className="text-sm">{t('helpers.linkOnce')}</p>
      <code className="mt-1 block font-sans break-all select-all" dir="ltr">
        {made.url}
      </code>
      <CopyButton className="mt-2" text={made.url} label={t('helpers.copy')} />
    </div>
  );
}

function Invite({
  path,
  coHosts,
  onMade,
}: {
  path: string;
  coHosts: boolean;
  onMade(invited: InvitedStaff): void;
}) {
  const t = useTranslations('referee');
  const [name, setName] = useState('');
  const [role, setRole] = useState<StaffRole>('corrector');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const invite = async (submit: FormEvent) => {
    submit.preventDefault();
    setBusy(true);
    const answer = await callApi<InvitedStaff>(path, { body: { name, role } });
    setBusy(false);
    setProblem(answer.ok ? null : answer.problem);
    if (!answer.ok) return;
    setName('');
    onMade(answer.body);
  };
  const roles: StaffRole[] = coHosts ? ['corrector', 'host'] : ['corrector'];
  const nameFault = fieldError(problem, 'name');
  return (
    <form onSubmit={invite} className="grid gap-3" noValidate>
      <p className="text-sm text-quiet">{t('helpers.hint')}</p>
      <Field
        label={t('helpers.name')}
        name="helper"
        autoComplete="off"
        maxLength={40}
        value={name}
        error={nameFault}
        onChange={(change) => setName(change.target.value)}
      />
      <Choice<StaffRole>
        label={t('helpers.role')}
        value={role}
        options={roles.map((value) => ({
          value,
          label: t(ROLE[value]),
          note: t(NOTE[value]),
        }))}
        onChange={setRole}
      />
      {nameFault ? null : <ProblemText problem={problem} />}
      <Button type="submit" kind="primary" busy={busy} disabled={name.trim() === ''}>
        {t('helpers.invite')}
      </Button>
    </form>
  );
}
