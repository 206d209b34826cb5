-- Rows that are written by the thousand in a second: checking two foreign keys for each costs as much as writing it.
-- Slips are written by a join with their player, under a lock of their round, and standings are made out of both.
-- Whoever deletes rounds or players deletes these rows first.
ALTER TABLE "slip" DROP CONSTRAINT "slip_round_id_fkey", DROP CONSTRAINT "slip_player_id_fkey";
ALTER TABLE "standing" DROP CONSTRAINT "standing_round_id_fkey", DROP CONSTRAINT "standing_player_id_fkey";
-- Ranks are read by the page, and sorting a round's takes less than keeping them sorted costs each close.
DROP INDEX "standing_round_id_rank_idx";
