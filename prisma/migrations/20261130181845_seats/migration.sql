-- AlterTable
ALTER TABLE "event" ADD COLUMN     "extra_time" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "round" ADD COLUMN     "extra_time" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "player" ADD COLUMN     "codes_renewed" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "extra_ms" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "slip" ADD COLUMN     "from_draft" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "draft" (
    "round_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "rev" INTEGER NOT NULL,
    "body" JSONB NOT NULL,
    "slip" JSONB,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("round_id","player_id")
);

-- CreateTable
CREATE TABLE "player_key" (
    "key_hash" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "player_key_pkey" PRIMARY KEY ("key_hash")
);

-- CreateIndex
CREATE INDEX "player_key_player_id_idx" ON "player_key"("player_id");

-- AddForeignKey
ALTER TABLE "player_key" ADD CONSTRAINT "player_key_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
