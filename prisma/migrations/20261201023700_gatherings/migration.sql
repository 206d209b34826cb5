-- The same prepared game in several rooms, at different hours.
CREATE TABLE "gathering" (
    "id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "owner_id" TEXT,
    "host_key_hash" TEXT NOT NULL,
    "settings" JSONB NOT NULL,
    "prepared" JSONB NOT NULL,
    "seed" TEXT NOT NULL,
    "seed_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "complete_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "gathering_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "gathering_code_key" ON "gathering"("code");
ALTER TABLE "gathering" ADD CONSTRAINT "gathering_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "event" ADD COLUMN "gathering_id" TEXT;
CREATE INDEX "event_gathering_id_idx" ON "event"("gathering_id");
ALTER TABLE "event" ADD CONSTRAINT "event_gathering_id_fkey" FOREIGN KEY ("gathering_id") REFERENCES "gathering"("id") ON DELETE SET NULL ON UPDATE CASCADE;
