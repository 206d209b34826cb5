-- AlterTable
ALTER TABLE "alone_run" ADD COLUMN     "rivals" JSONB;

-- AlterTable
ALTER TABLE "alone_round" ADD COLUMN     "rivals" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
