import { PrismaPg } from '@prisma/adapter-pg';
import { shared, takeShared } from '@/lib/ops';
import { databaseUrl } from './address';
import { PrismaClient } from './generated/client';

const KEY = 'prisma';

/**
 * Prisma, for what is not hot: accounts, lists of events. One per process. The client may come from
 * another copy of the generated module, so tell its errors by their `code`, never by `instanceof`.
 */
export function prisma(): PrismaClient {
  return shared(KEY, () => {
    const adapter = new PrismaPg({
      connectionString: databaseUrl(),
      max: 5,
      application_name: 'onerack prisma',
    });
    return new PrismaClient({ adapter });
  });
}

export async function closePrisma(): Promise<void> {
  await takeShared<PrismaClient>(KEY)?.$disconnect();
}
