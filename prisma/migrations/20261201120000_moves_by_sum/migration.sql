-- Moves of a round are counted by what they were paid: what was counted otherwise is counted anew.
DELETE FROM "digest";
