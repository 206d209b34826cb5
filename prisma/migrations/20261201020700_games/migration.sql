-- Several games in an event: rounds are numbered through it, and each knows its place in its game.
ALTER TABLE "round" ADD COLUMN "of_game" INTEGER NOT NULL DEFAULT 1;
ALTER TABLE "round" ADD COLUMN "in_game" INTEGER;
ALTER TABLE "round" ADD COLUMN "game_end" TEXT;
UPDATE "round" SET "in_game" = "number";
ALTER TABLE "round" ALTER COLUMN "in_game" SET NOT NULL;

-- The last closed round of an event that is over ended its game.
UPDATE "round" SET "game_end" = e."end_reason"
FROM "game" g JOIN "event" e ON e."id" = g."event_id"
WHERE g."id" = "round"."game_id" AND e."status" = 'finished' AND "round"."status" = 'closed'
  AND NOT EXISTS (SELECT 1 FROM "round" later
                  WHERE later."game_id" = g."id" AND later."status" = 'closed' AND later."number" > "round"."number");
