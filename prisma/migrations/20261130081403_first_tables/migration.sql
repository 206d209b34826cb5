-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "event_status" AS ENUM ('lobby', 'running', 'paused', 'finished');

-- CreateEnum
CREATE TYPE "round_status" AS ENUM ('prepared', 'open', 'paused', 'closed', 'cancelled');

-- CreateEnum
CREATE TYPE "ruling_kind" AS ENUM ('accept', 'warn', 'penalty', 'zero', 'average', 'set');

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,

    CONSTRAINT "account_pkey" PRIMARY KEY ("provider","provider_account_id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "owner_id" TEXT,
    "host_key_hash" TEXT NOT NULL,
    "status" "event_status" NOT NULL DEFAULT 'lobby',
    "settings" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "transition_version" INTEGER NOT NULL DEFAULT 0,
    "players" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "end_reason" TEXT,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL DEFAULT 1,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "round" (
    "id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "status" "round_status" NOT NULL DEFAULT 'prepared',
    "board" TEXT[],
    "leftover" TEXT NOT NULL,
    "drawn" TEXT NOT NULL,
    "rejected" BOOLEAN NOT NULL DEFAULT false,
    "top" JSONB NOT NULL,
    "isotops" JSONB NOT NULL,
    "top_score" INTEGER NOT NULL,
    "legal_moves" INTEGER NOT NULL,
    "opens_at" TIMESTAMPTZ(3),
    "closes_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "remaining_ms" INTEGER,

    CONSTRAINT "round_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "player" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "category" TEXT,
    "team" TEXT,
    "table_name" TEXT,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "player_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "slip" (
    "round_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "rev" INTEGER NOT NULL,
    "body" JSONB,
    "move" JSONB,
    "points" INTEGER NOT NULL,
    "worth" INTEGER NOT NULL,
    "valid" BOOLEAN NOT NULL,
    "ruling" TEXT NOT NULL,
    "reason" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "slip_pkey" PRIMARY KEY ("round_id","player_id")
);

-- CreateTable
CREATE TABLE "late_slip" (
    "id" TEXT NOT NULL,
    "round_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "rev" INTEGER NOT NULL,
    "body" JSONB,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "late_slip_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ruling" (
    "id" TEXT NOT NULL,
    "round_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "kind" "ruling_kind" NOT NULL,
    "points" INTEGER,
    "reason" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "standing" (
    "round_id" TEXT NOT NULL,
    "player_id" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "bonus" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "rank" INTEGER,
    "solos" INTEGER NOT NULL DEFAULT 0,
    "warnings" INTEGER NOT NULL DEFAULT 0,
    "penalties" INTEGER NOT NULL DEFAULT 0,
    "deducted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "standing_pkey" PRIMARY KEY ("round_id","player_id")
);

-- CreateTable
CREATE TABLE "log_entry" (
    "event_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "log_entry_pkey" PRIMARY KEY ("event_id","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "event_code_key" ON "event"("code");

-- CreateIndex
CREATE UNIQUE INDEX "event_host_key_hash_key" ON "event"("host_key_hash");

-- CreateIndex
CREATE INDEX "event_owner_id_created_at_idx" ON "event"("owner_id", "created_at");

-- CreateIndex
CREATE INDEX "event_status_finished_at_idx" ON "event"("status", "finished_at");

-- CreateIndex
CREATE UNIQUE INDEX "game_event_id_ordinal_key" ON "game"("event_id", "ordinal");

-- CreateIndex
CREATE INDEX "round_status_closes_at_idx" ON "round"("status", "closes_at");

-- CreateIndex
CREATE UNIQUE INDEX "round_game_id_number_key" ON "round"("game_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "player_key_hash_key" ON "player"("key_hash");

-- CreateIndex
CREATE UNIQUE INDEX "player_event_id_name_key_key" ON "player"("event_id", "name_key");

-- CreateIndex
CREATE INDEX "slip_player_id_idx" ON "slip"("player_id");

-- CreateIndex
CREATE UNIQUE INDEX "late_slip_round_id_player_id_rev_key" ON "late_slip"("round_id", "player_id", "rev");

-- CreateIndex
CREATE INDEX "ruling_round_id_player_id_at_idx" ON "ruling"("round_id", "player_id", "at");

-- CreateIndex
CREATE INDEX "standing_round_id_rank_idx" ON "standing"("round_id", "rank");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "game" ADD CONSTRAINT "game_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "round" ADD CONSTRAINT "round_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "player" ADD CONSTRAINT "player_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slip" ADD CONSTRAINT "slip_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slip" ADD CONSTRAINT "slip_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "late_slip" ADD CONSTRAINT "late_slip_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "late_slip" ADD CONSTRAINT "late_slip_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "standing" ADD CONSTRAINT "standing_round_id_fkey" FOREIGN KEY ("round_id") REFERENCES "round"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "standing" ADD CONSTRAINT "standing_player_id_fkey" FOREIGN KEY ("player_id") REFERENCES "player"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "log_entry" ADD CONSTRAINT "log_entry_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
