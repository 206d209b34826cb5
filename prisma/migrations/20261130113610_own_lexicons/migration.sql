-- CreateTable
CREATE TABLE "own_lexicon" (
    "id" TEXT NOT NULL,
    "owner_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tile_set" TEXT NOT NULL,
    "words" INTEGER NOT NULL,
    "report" JSONB NOT NULL,
    "source" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "own_lexicon_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "own_lexicon_owner_id_created_at_idx" ON "own_lexicon"("owner_id", "created_at");

-- AddForeignKey
ALTER TABLE "own_lexicon" ADD CONSTRAINT "own_lexicon_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
