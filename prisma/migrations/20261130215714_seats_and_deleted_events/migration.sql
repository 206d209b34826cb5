-- AlterTable
ALTER TABLE "player" ADD COLUMN     "listed_key" TEXT;

-- CreateTable
CREATE TABLE "ended_key" (
    "key_hash" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,

    CONSTRAINT "ended_key_pkey" PRIMARY KEY ("key_hash")
);

-- CreateTable
CREATE TABLE "deleted_event" (
    "code" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_event_pkey" PRIMARY KEY ("code")
);

-- CreateIndex
CREATE INDEX "ended_key_player_id_idx" ON "ended_key"("player_id");

-- AddForeignKey
ALTER TABLE "ended_key" ADD CONSTRAINT "ended_key_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
