-- CreateIndex
CREATE INDEX "late_slip_player_id_idx" ON "late_slip"("player_id");

-- CreateIndex
CREATE INDEX "ruling_player_id_idx" ON "ruling"("player_id");
