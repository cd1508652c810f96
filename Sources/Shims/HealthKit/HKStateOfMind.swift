// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A feeling at a time, which is kept and not saved.
open class HKStateOfMind: HKSample, @unchecked Sendable {
  public enum Kind: Int, Sendable, CaseIterable {
    case momentaryEmotion = 1
    case dailyMood
  }
  public enum ValenceClassification: Int, Sendable {
    case veryUnpleasant = 1
    case unpleasant, slightlyUnpleasant, neutral, slightlyPleasant, pleasant, veryPleasant
    public init?(valence: Double) {
      guard (-1...1).contains(valence) else { return nil }
      self.init(rawValue: min(7, 1 + Int((valence + 1) / 2 * 7)))
    }
  }
  public enum Label: Int, Sendable, CaseIterable {
    case amazed = 1
    case amused, angry, anxious, ashamed, brave, calm, content, disappointed, discouraged
    case disgusted, embarrassed, excited, frustrated, grateful, guilty, happy, hopeless, irritated
    case jealous, joyful, lonely, passionate, peaceful, proud, relieved, sad, scared, stressed
    case surprised, worried, annoyed, confident, drained, hopeful, indifferent, overwhelmed
    case satisfied
  }
  public enum Association: Int, Sendable, CaseIterable {
    case community = 1
    case currentEvents, dating, education, family, fitness, friends, health, hobbies, identity
    case money, partner, selfCare, spirituality, tasks, travel, work, weather
  }
  public let kind: Kind
  /// From -1, very unpleasant, to 1, very pleasant.
  public let valence: Double
  public let labels: [Label]
  public let associations: [Association]
  open var valenceClassification: ValenceClassification {
    ValenceClassification(valence: valence) ?? .neutral
  }
  public init(
    date: Date, kind: Kind, valence: Double, labels: [Label], associations: [Association],
    metadata: [String: Any]? = nil
  ) {
    (self.kind, self.valence) = (kind, valence)
    (self.labels, self.associations) = (labels, associations)
    super.init(
      HKObjectType.stateOfMindType(), start: date, end: date, metadata: metadata, device: nil)
  }
}

/// A recording of the heart; there are none.
open class HKElectrocardiogram: HKSample, @unchecked Sendable {
  public enum Classification: Int, Sendable {
    case notSet, sinusRhythm, atrialFibrillation, inconclusiveLowHeartRate
    case inconclusiveHighHeartRate, inconclusivePoorReading, inconclusiveOther
    case unrecognized = 100
  }
  public enum SymptomsStatus: Int, Sendable { case notSet, none, present }
  public enum Lead: Int, Sendable { case appleWatchSimilarToLeadI = 1 }
  open class VoltageMeasurement: NSObject, @unchecked Sendable {
    open var timeSinceSampleStart: TimeInterval { 0 }
    open func quantity(for lead: Lead) -> HKQuantity? { nil }
  }
  open var numberOfVoltageMeasurements: Int { 0 }
  open var samplingFrequency: HKQuantity? { nil }
  open var classification: Classification { .notSet }
  open var averageHeartRate: HKQuantity? { nil }
  open var symptomsStatus: SymptomsStatus { .notSet }
}
open class HKElectrocardiogramQuery: HKQuery, @unchecked Sendable {
  public enum Result {
    case measurement(HKElectrocardiogram.VoltageMeasurement), done, error(any Error)
  }
  private let handler: (HKElectrocardiogramQuery, Result) -> Void
  public init(
    _ ecg: HKElectrocardiogram, dataHandler: @escaping (HKElectrocardiogramQuery, Result) -> Void
  ) {
    handler = dataHandler
    super.init(ecg.sampleType, nil)
  }
  package override func finish() { handler(self, .done) }
}
