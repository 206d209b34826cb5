-- AlterTable
ALTER TABLE "player" ADD COLUMN     "simulated" TEXT;

-- AlterTable
ALTER TABLE "slip" ADD COLUMN     "simulated" BOOLEAN NOT NULL DEFAULT false;

-- Few events have any, and each close asks for them.
CREATE INDEX "player_simulated_idx" ON "player"("event_id") WHERE "simulated" IS NOT NULL;
