import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { sessionUser } from '@/lib/auth';
import { CODE_MESSAGES, CodeForm, parseCode, RecentList, SitePage } from '@/lib/client/home';
import { RoundPicture } from '@/lib/client/rules';
import { LinkButton } from '@/lib/client/ui';
import { recentResults } from '@/lib/event';
import { getTranslations, Words } from '@/lib/i18n/server';
import { env, log } from '@/lib/ops';

interface Query {
  searchParams: Promise<{ code?: string | string[] }>;
}

export default async function HomePage({ searchParams }: Query) {
  const t = await getTranslations('home');
  const typed = [(await searchParams).code ?? []].flat()[0];
  const read = typed === undefined ? null : parseCode(typed);
  if (read?.ok) redirect(`/e/${read.code}`);
  const [user, results] = await Promise.all([sessionUser(await headers()), readResults()]);
  const needsAccount = env().hostsNeedAccount && !user;
  return (
    <SitePage user={user} width="wide">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className="mb-5 text-3xl font-bold sm:text-4xl">{t('join')}</h1>
          <Words of={['home']}>
            <CodeForm typed={typed} error={read && !read.ok ? t(CODE_MESSAGES[read.problem]) : null} />
          </Words>
          <div className="mt-10 border-t border-line pt-6">
            <Way
              to="/host"
              title={t('running.title')}
              text={`${t('running.text')} ${needsAccount ? t('running.signIn') : t('running.noAccount')}`}
              go={t('host')}
            />
          </div>
        </div>
        <div className="mx-auto w-full max-w-lg lg:row-span-2 lg:me-0 lg:max-w-[max(24rem,100dvh-20rem)]">
          <p className="mb-4 text-lg font-semibold text-balance sm:text-xl">{t('lead')}</p>
          <RoundPicture />
        </div>
        <div className="grid content-start gap-10">
          <Way to="/alone" title={t('alone.title')} text={t('alone.text')} go={t('alone.go')} />
          <Way to="/table" title={t('table.title')} text={t('table.text')} go={t('table.go')} />
        </div>
        <section aria-labelledby="recent">
          <h2 id="recent" className="text-xl font-bold">
            {t('recent.title')}
          </h2>
          <RecentList results={results} />
        </section>
      </div>
    </SitePage>
  );
}

/** What else one may do here, and the way there. */
function Way({ to, title, text, go }: { to: string; title: string; text: string; go: string }) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-1 mb-4 text-quiet">{text}</p>
      <LinkButton href={to} kind="plain" size="lg">
        {go}
      </LinkButton>
    </section>
  );
}

/** Without its database the page still lets people type their code. */
async function readResults() {
  try {
    return await recentResults();
  } catch (error) {
    log.warn('recent results cannot be read', { error });
    return null;
  }
}
