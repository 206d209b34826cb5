import type { Link } from '@/lib/client/live';
import { SiteHeader } from '@/lib/client/notice';
import { Button, Icon, LinkButton } from '@/lib/client/ui';
import { useTranslations } from '@/lib/i18n/client';

export interface DeskHeaderProps {
  code: string;
  name: string;
  link: Link;
  onPlayers(): void;
}

/** The way home, the event, the state of the connection, and the projector's page in its own window. */
export function DeskHeader({ code, name, link, onPlayers }: DeskHeaderProps) {
  const t = useTranslations('desk');
  return (
    <SiteHeader
      title={
        <h1 className="truncate font-bold sm:text-lg">
          <bdi>{name}</bdi>
        </h1>
      }
    >
      {link === 'lost' ? (
        <p role="status" className="flex items-center gap-1.5 text-sm font-semibold text-alert">
          <Icon name="offline" className="size-5" />
          <span className="sr-only sm:not-sr-only">{t('connectionLost')}</span>
        </p>
      ) : null}
      <Button size="sm" kind="plain" icon="people" onClick={onPlayers} aria-label={t('lobby.players')}>
        <span className="hidden sm:inline">{t('lobby.players')}</span>
      </Button>
      <LinkButton
        size="sm"
        kind="plain"
        icon="screen"
        href={`/e/${code}/screen`}
        target="_blank"
        rel="noopener"
        aria-label={t('projectorWindow')}
      >
        <span className="hidden sm:inline">{t('projector')}</span>
      </LinkButton>
    </SiteHeader>
  );
}
