-- AlterTable
ALTER TABLE "game" ADD COLUMN     "prepared" JSONB;

-- AlterTable
ALTER TABLE "round" ADD COLUMN     "retaken" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "player" ADD COLUMN     "level" TEXT;
