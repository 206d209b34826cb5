-- CreateTable
CREATE TABLE "alone_run" (
    "id" TEXT NOT NULL,
    "person" TEXT NOT NULL,
    "user_id" TEXT,
    "kind" TEXT NOT NULL,
    "event_id" TEXT,
    "day" TEXT,
    "lexicon" TEXT NOT NULL,
    "player_name" TEXT,
    "settings" JSONB NOT NULL,
    "tile_set" TEXT NOT NULL,
    "timed" BOOLEAN NOT NULL DEFAULT true,
    "open_bag" BOOLEAN NOT NULL DEFAULT false,
    "seed" TEXT,
    "plan" JSONB,
    "counted" BOOLEAN NOT NULL,
    "uncounted" TEXT,
    "finished" BOOLEAN NOT NULL DEFAULT false,
    "round" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "top_total" INTEGER NOT NULL DEFAULT 0,
    "used_ms" INTEGER NOT NULL DEFAULT 0,
    "end_reason" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "alone_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alone_round" (
    "run_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "source_id" TEXT,
    "board" TEXT[],
    "leftover" TEXT NOT NULL,
    "drawn" TEXT NOT NULL,
    "rejected" BOOLEAN NOT NULL,
    "retaken" JSONB NOT NULL,
    "top" JSONB NOT NULL,
    "isotops" JSONB NOT NULL,
    "top_score" INTEGER NOT NULL,
    "legal_moves" INTEGER NOT NULL,
    "opens_at" TIMESTAMPTZ(3),
    "closes_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "rev" INTEGER NOT NULL DEFAULT 0,
    "move" JSONB,
    "points" INTEGER NOT NULL DEFAULT 0,
    "valid" BOOLEAN NOT NULL DEFAULT false,
    "reason" TEXT,
    "bad_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "received_at" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "shown" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "alone_round_pkey" PRIMARY KEY ("run_id","number")
);

-- CreateTable
CREATE TABLE "daily_game" (
    "day" TEXT NOT NULL,
    "lexicon" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,

    CONSTRAINT "daily_game_pkey" PRIMARY KEY ("day","lexicon")
);

-- CreateTable
CREATE TABLE "homework" (
    "event_id" TEXT NOT NULL,
    "opens_at" TIMESTAMPTZ(3) NOT NULL,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "homework_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "alone_run_person_started_at_idx" ON "alone_run"("person", "started_at");

-- CreateIndex
CREATE INDEX "alone_run_user_id_idx" ON "alone_run"("user_id");

-- CreateIndex
CREATE INDEX "alone_run_event_id_idx" ON "alone_run"("event_id");

-- CreateIndex
CREATE INDEX "alone_run_day_lexicon_idx" ON "alone_run"("day", "lexicon");

-- AddForeignKey
ALTER TABLE "alone_run" ADD CONSTRAINT "alone_run_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alone_run" ADD CONSTRAINT "alone_run_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alone_round" ADD CONSTRAINT "alone_round_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "alone_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "homework" ADD CONSTRAINT "homework_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
