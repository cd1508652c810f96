import Foundation

/// A cache of the guides of a node.
///
/// Stacks query a guide when they measure and again when they place; without a cache, each level of
/// a tree would double the work of the level below.
final class GuideCache {
  struct Question: Equatable {
    let key: AlignmentKey
    let size: CGSize
    let proposal: ProposedViewSize
  }

  private static let capacity = 6

  private(set) var questions: ContiguousArray<Question> = []
  private var answers: ContiguousArray<CGFloat?> = []
  private var next = 0
  /// Whether an entry was evicted.
  private(set) var hasForgotten = false

  func answer(to question: Question) -> CGFloat?? {
    questions.firstIndex(of: question).map { answers[$0] }
  }

  func insert(_ answer: CGFloat?, for question: Question) {
    if questions.count < Self.capacity {
      questions.append(question)
      answers.append(answer)
    } else {
      hasForgotten = true
      questions[next] = question
      answers[next] = answer
      next = (next + 1) % Self.capacity
    }
  }
}
