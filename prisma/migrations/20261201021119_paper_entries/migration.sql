-- CreateTable
CREATE TABLE "paper_entry" (
    "id" TEXT NOT NULL,
    "round_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "reading" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "body" JSONB NOT NULL,
    "slip" JSONB NOT NULL,
    "given" BOOLEAN NOT NULL DEFAULT false,
    "author" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "paper_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "paper_entry_round_id_player_id_idx" ON "paper_entry"("round_id", "player_id");

-- CreateIndex
CREATE INDEX "paper_entry_player_id_idx" ON "paper_entry"("player_id");

-- AddForeignKey
ALTER TABLE "paper_entry" ADD CONSTRAINT "paper_entry_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "paper_entry" ADD CONSTRAINT "paper_entry_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;
