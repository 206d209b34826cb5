-- Who comes late to an event whose host wants to be asked: out until the host answers.
ALTER TABLE "player" ADD COLUMN "asked_at" TIMESTAMPTZ(3);
CREATE INDEX "player_asked_at_idx" ON "player" ("event_id") WHERE "asked_at" IS NOT NULL;
