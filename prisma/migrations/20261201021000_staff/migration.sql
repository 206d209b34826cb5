-- CreateEnum
CREATE TYPE "staff_role" AS ENUM ('host', 'corrector');

-- CreateTable
CREATE TABLE "staff" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "role" "staff_role" NOT NULL,
    "name" TEXT NOT NULL,
    "key_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "staff_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_key_hash_key" ON "staff"("key_hash");

-- CreateIndex
CREATE INDEX "staff_event_id_idx" ON "staff"("event_id");

-- AddForeignKey
ALTER TABLE "staff" ADD CONSTRAINT "staff_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
