-- A cancelled round stays for the journal, and another one has its number: only rounds that count have it alone.
-- DropIndex
DROP INDEX "round_game_id_number_key";

-- CreateIndex
CREATE UNIQUE INDEX "round_game_id_number_key" ON "round"("game_id", "number") WHERE "status" <> 'cancelled';

-- CreateIndex
CREATE INDEX "round_game_id_number_idx" ON "round"("game_id", "number");

-- AlterTable
ALTER TABLE "round" ADD COLUMN     "cancelled_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "ruling" ADD COLUMN     "before" INTEGER,
ADD COLUMN     "after" INTEGER;

-- CreateTable
CREATE TABLE "referee_act" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "round" INTEGER,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "author" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "data" JSONB NOT NULL DEFAULT '{}',
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "referee_act_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "referee_act_event_id_at_idx" ON "referee_act"("event_id", "at");

-- AddForeignKey
ALTER TABLE "referee_act" ADD CONSTRAINT "referee_act_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
