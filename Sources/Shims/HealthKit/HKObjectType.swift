// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// The data of Health. The user shares nothing, so that every search finds nothing.

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
  public static let leanBodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
  public static let waistCircumference = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWaistCircumference")
  public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  public static let distanceCycling = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  public static let distanceSwimming = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  public static let distanceWheelchair = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
  public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  public static let flightsClimbed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  public static let nikeFuel = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNikeFuel")
  public static let appleExerciseTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  public static let appleMoveTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
  public static let appleStandTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVo2Max")
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  public static let bodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  public static let basalBodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  public static let respiratoryRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  public static let restingHeartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
  public static let oxygenSaturation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
  public static let bloodGlucose = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  public static let numberOfTimesFallen = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
  public static let electrodermalActivity = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
  public static let insulinDelivery = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
  public static let bloodAlcoholContent = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
  public static let environmentalAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
  public static let headphoneAudioExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
  public static let dietaryFatSaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
  public static let dietaryCholesterol = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
  public static let dietarySodium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySodium")
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  public static let dietaryFiber = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFiber")
  public static let dietarySugar = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySugar")
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  public static let dietaryProtein = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  public static let dietaryVitaminC = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
  public static let dietaryCalcium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
  public static let dietaryIron = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryIron")
  public static let dietaryPotassium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
  public static let dietaryWater = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryWater")
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  public static let uvExposure = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierUvExposure")
  public static let walkingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
  public static let walkingStepLength = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
  public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
  public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
  public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
  public static let stairAscentSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
  public static let stairDescentSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
  public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
  public static let runningSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningSpeed")
  public static let runningPower = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningPower")
  public static let runningStrideLength = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
  public static let runningVerticalOscillation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
  public static let runningGroundContactTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
  public static let cyclingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
  public static let cyclingPower = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingPower")
  public static let cyclingCadence = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingCadence")
  public static let swimmingStrokeCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
  public static let pushCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPushCount")
  public static let timeInDaylight = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
  public static let physicalEffort = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
  public static let underwaterDepth = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
  public static let waterTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWaterTemperature")
  public static let workoutEffortScore = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
  public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
  public static let crossCountrySkiingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCrossCountrySkiingSpeed")
  public static let distanceCrossCountrySkiing = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCrossCountrySkiing")
  public static let distancePaddleSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistancePaddleSports")
  public static let distanceRowing = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceRowing")
  public static let distanceSkatingSports = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSkatingSports")
  public static let paddleSportsSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPaddleSportsSpeed")
  public static let rowingSpeed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRowingSpeed")
  public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
  public static let atrialFibrillationBurden = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
  public static let environmentalSoundReduction = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierEnvironmentalSoundReduction")
  public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
  public static let forcedVitalCapacity = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
  public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
  public static let inhalerUsage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierInhalerUsage")
  public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
  public static let appleSleepingBreathingDisturbances = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
  public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
  public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
  public static let dietaryVitaminA = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
  public static let dietaryVitaminB6 = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
  public static let dietaryVitaminB12 = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
  public static let dietaryVitaminD = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
  public static let dietaryVitaminE = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
  public static let dietaryVitaminK = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
  public static let dietaryThiamin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
  public static let dietaryRiboflavin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
  public static let dietaryNiacin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
  public static let dietaryFolate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFolate")
  public static let dietaryBiotin = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
  public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
  public static let dietaryPhosphorus = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
  public static let dietaryIodine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryIodine")
  public static let dietaryMagnesium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
  public static let dietaryZinc = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryZinc")
  public static let dietarySelenium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietarySelenium")
  public static let dietaryCopper = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCopper")
  public static let dietaryManganese = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryManganese")
  public static let dietaryChromium = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryChromium")
  public static let dietaryMolybdenum = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
  public static let dietaryChloride = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryChloride")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let appleStandHour = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleStandHour")
  public static let cervicalMucusQuality = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
  public static let ovulationTestResult = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
  public static let menstrualFlow = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
  public static let intermenstrualBleeding = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
  public static let sexualActivity = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSexualActivity")
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
  public static let highHeartRateEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
  public static let lowHeartRateEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
  public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
  public static let toothbrushingEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
  public static let pregnancy = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPregnancy")
  public static let lactation = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLactation")
  public static let contraceptive = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierContraceptive")
  public static let handwashingEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
  public static let headache = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHeadache")
  public static let fatigue = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFatigue")
  public static let nausea = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierNausea")
  public static let abdominalCramps = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
  public static let acne = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAcne")
  public static let appetiteChanges = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
  public static let bladderIncontinence = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBladderIncontinence")
  public static let bloating = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBloating")
  public static let breastPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierBreastPain")
  public static let chestTightnessOrPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierChestTightnessOrPain")
  public static let chills = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierChills")
  public static let constipation = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierConstipation")
  public static let coughing = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierCoughing")
  public static let diarrhea = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierDiarrhea")
  public static let dizziness = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierDizziness")
  public static let drySkin = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierDrySkin")
  public static let fainting = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierFainting")
  public static let fever = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierFever")
  public static let generalizedBodyAche = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierGeneralizedBodyAche")
  public static let hairLoss = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHairLoss")
  public static let heartburn = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHeartburn")
  public static let hotFlashes = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHotFlashes")
  public static let lossOfSmell = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLossOfSmell")
  public static let lossOfTaste = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLossOfTaste")
  public static let lowerBackPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowerBackPain")
  public static let memoryLapse = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMemoryLapse")
  public static let moodChanges = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMoodChanges")
  public static let nightSweats = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierNightSweats")
  public static let pelvicPain = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPelvicPain")
  public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
  public static let runnyNose = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierRunnyNose")
  public static let shortnessOfBreath = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
  public static let sinusCongestion = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSinusCongestion")
  public static let skippedHeartbeat = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
  public static let sleepChanges = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepChanges")
  public static let soreThroat = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSoreThroat")
  public static let vaginalDryness = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierVaginalDryness")
  public static let vomiting = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierVomiting")
  public static let wheezing = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierWheezing")
  public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
  public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
  public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
  public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
  public static let progesteroneTestResult = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierProgesteroneTestResult")
  public static let pregnancyTestResult = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPregnancyTestResult")
  public static let infrequentMenstrualCycles = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierInfrequentMenstrualCycles")
  public static let irregularMenstrualCycles = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierIrregularMenstrualCycles")
  public static let persistentIntermenstrualBleeding = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierPersistentIntermenstrualBleeding")
  public static let prolongedMenstrualPeriods = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierProlongedMenstrualPeriods")
  public static let sleepApneaEvent = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepApneaEvent")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let biologicalSex = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
  public static let bloodType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierBloodType")
  public static let dateOfBirth = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
  public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
  public static let wheelchairUse = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
  public static let activityMoveMode = HKCharacteristicTypeIdentifier(
    rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
}

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let bloodPressure = HKCorrelationTypeIdentifier(
    rawValue: "HKCorrelationTypeIdentifierBloodPressure")
  public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}

open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  public let identifier: String
  fileprivate init(_ identifier: String) { self.identifier = identifier }
  open func requiresPerObjectAuthorization() -> Bool { false }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }
  open override var hash: Int { identifier.hashValue }

  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  open class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  open class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier.rawValue) }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  open class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }
  open class func electrocardiogramType() -> HKElectrocardiogramType {
    HKElectrocardiogramType("HKDataTypeIdentifierElectrocardiogram")
  }
  open class func seriesType(forIdentifier identifier: String) -> HKSeriesType? {
    HKSeriesType(identifier)
  }
  open class func clinicalType(
    forIdentifier identifier: HKClinicalTypeIdentifier
  ) -> HKClinicalType? { HKClinicalType(identifier) }
  open class func documentType(
    forIdentifier identifier: HKDocumentTypeIdentifier
  ) -> HKDocumentType? { HKDocumentType(identifier.rawValue) }
  open class func audiogramSampleType() -> HKAudiogramSampleType {
    HKAudiogramSampleType("HKDataTypeIdentifierAudiogram")
  }
  open class func visionPrescriptionType() -> HKPrescriptionType {
    HKPrescriptionType("HKVisionPrescriptionTypeIdentifier")
  }
  open class func stateOfMindType() -> HKStateOfMindType {
    HKStateOfMindType("HKDataTypeStateOfMind")
  }
  open class func medicationDoseEventType() -> HKMedicationDoseEventType {
    HKMedicationDoseEventType("HKDataTypeMedicationDoseEvent")
  }
  open class func userAnnotatedMedicationType() -> HKUserAnnotatedMedicationType {
    HKUserAnnotatedMedicationType("HKUserAnnotatedMedicationType")
  }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {
  open var isMinimumDurationRestricted: Bool { false }
  open var minimumAllowedDuration: TimeInterval { 0 }
  open var isMaximumDurationRestricted: Bool { false }
  open var maximumAllowedDuration: TimeInterval { .greatestFiniteMagnitude }
  open var allowsRecalibrationForEstimates: Bool { false }
}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKAudiogramSampleType: HKSampleType, @unchecked Sendable {}
open class HKPrescriptionType: HKSampleType, @unchecked Sendable {}
open class HKStateOfMindType: HKSampleType, @unchecked Sendable {}
open class HKMedicationDoseEventType: HKSampleType, @unchecked Sendable {}
open class HKUserAnnotatedMedicationType: HKObjectType, @unchecked Sendable {}
open class HKDocumentType: HKSampleType, @unchecked Sendable {}
open class HKClinicalType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKClinicalTypeIdentifier) { self.init(identifier.rawValue) }
}
public struct HKDocumentTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let CDA = Self(rawValue: "HKDocumentTypeIdentifierCDA")
}
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let allergyRecord = Self(rawValue: "HKClinicalTypeIdentifierAllergyRecord")
  public static let conditionRecord = Self(rawValue: "HKClinicalTypeIdentifierConditionRecord")
  public static let immunizationRecord = Self(
    rawValue: "HKClinicalTypeIdentifierImmunizationRecord")
  public static let labResultRecord = Self(rawValue: "HKClinicalTypeIdentifierLabResultRecord")
  public static let medicationRecord = Self(rawValue: "HKClinicalTypeIdentifierMedicationRecord")
  public static let procedureRecord = Self(rawValue: "HKClinicalTypeIdentifierProcedureRecord")
  public static let vitalSignRecord = Self(rawValue: "HKClinicalTypeIdentifierVitalSignRecord")
  public static let coverageRecord = Self(rawValue: "HKClinicalTypeIdentifierCoverageRecord")
  public static let clinicalNoteRecord = Self(
    rawValue: "HKClinicalTypeIdentifierClinicalNoteRecord")
}
public struct HKScoredAssessmentTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let GAD7 = Self(rawValue: "HKScoredAssessmentTypeIdentifierGAD7")
  public static let PHQ9 = Self(rawValue: "HKScoredAssessmentTypeIdentifierPHQ9")
}
open class HKScoredAssessmentType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKScoredAssessmentTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier.rawValue) }
  open var aggregationStyle: HKQuantityAggregationStyle {
    ["Rate", "Mass", "Height", "Temperature", "Pressure", "Saturation", "Speed"]
      .contains { identifier.contains($0) } ? .discreteArithmetic : .cumulative
  }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier.rawValue) }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
  public convenience init(_ identifier: HKCorrelationTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  public convenience init(_ identifier: HKCharacteristicTypeIdentifier) {
    self.init(identifier.rawValue)
  }
}
open class HKSeriesType: HKSampleType, @unchecked Sendable {
  open class func workoutRoute() -> HKSeriesType { HKSeriesType("HKWorkoutRouteTypeIdentifier") }
  open class func heartbeat() -> HKSeriesType {
    HKSeriesType("HKDataTypeIdentifierHeartbeatSeries")
  }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
  case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly, daily, weekly
}
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWeatherCondition: Int, Sendable {
  case none, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky
  case dust, snow, hail, sleet, freezingDrizzle, freezingRain, mixedRainAndHail
  case mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers
  case showers, thunderstorms, tropicalStorm, hurricane, tornado
}
